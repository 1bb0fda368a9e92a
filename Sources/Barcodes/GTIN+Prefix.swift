/// Where a number was issued.
extension GTIN {
  /// The countries of the GS1 organisation that issued the number, as ISO 3166-1 alpha-2 codes: one
  /// as a rule, US and CA for every number that fits UPC-A.
  ///
  /// Empty where the prefix names no country: numbers of 14 digits and of books (ISBN), sheet music
  /// (ISMN) and periodicals (ISSN), coupons, and numbers for use within one company. Source: GS1,
  /// "GS1 Company Prefix", the list of prefixes.
  public var issuingCountries: [String] {
    let prefix: UInt64
    switch value {
    case ..<10_000_000: return []
    case ..<100_000_000: prefix = value / 100_000
    case ..<10_000_000_000_000: prefix = value / 10_000_000_000
    default: return []
    }
    guard let row = Self.prefixes.last(where: { $0.first <= prefix }), prefix <= row.last else {
      return []
    }
    return row.countries
  }

  private struct Prefixes {
    let first: UInt64
    let last: UInt64
    let countries: [String]

    /// - Parameter line: such as "300-379 FR" or "380 BG".
    init?(_ line: Substring) {
      let words = line.split(separator: " ")
      let numbers = words.first?.split(separator: "-").compactMap { UInt64($0) } ?? []
      guard let first = numbers.first, let last = numbers.last else { return nil }
      (self.first, self.last, countries) = (first, last, words.dropFirst().map(String.init))
    }
  }

  private static let prefixes = """
    0-19 US CA
    30-39 US CA
    60-139 US CA
    300-379 FR
    380 BG
    383 SI
    385 HR
    387 BA
    389 ME
    390 XK
    400-440 DE
    450-459 JP
    460-469 RU
    470 KG
    471 TW
    474 EE
    475 LV
    476 AZ
    477 LT
    478 UZ
    479 LK
    480 PH
    481 BY
    482 UA
    483 TM
    484 MD
    485 AM
    486 GE
    487 KZ
    488 TJ
    489 HK
    490-499 JP
    500-509 GB
    520-521 GR
    528 LB
    529 CY
    530 AL
    531 MK
    535 MT
    539 IE
    540-549 BE LU
    560 PT
    569 IS
    570-579 DK
    590 PL
    594 RO
    599 HU
    600-601 ZA
    603 GH
    604 SN
    608 BH
    609 MU
    611 MA
    613 DZ
    615 NG
    616 KE
    618 CI
    619 TN
    620 TZ
    621 SY
    622 EG
    624 LY
    625 JO
    626 IR
    627 KW
    628 SA
    629 AE
    640-649 FI
    690-699 CN
    700-709 NO
    729 IL
    730-739 SE
    740 GT
    741 SV
    742 HN
    743 NI
    744 CR
    745 PA
    746 DO
    750 MX
    754-755 CA
    759 VE
    760-769 CH LI
    770-771 CO
    773 UY
    775 PE
    777 BO
    778-779 AR
    780 CL
    784 PY
    786 EC
    789-790 BR
    800-839 IT
    840-849 ES
    850 CU
    858 SK
    859 CZ
    860 RS
    865 MN
    867 KP
    868-869 TR
    870-879 NL
    880-881 KR
    884 KH
    885 TH
    888 SG
    890 IN
    893 VN
    896 PK
    899 ID
    900-919 AT
    930-939 AU
    940-949 NZ
    955 MY
    958 MO
    """.split(separator: "\n").compactMap { Prefixes($0) }
}
