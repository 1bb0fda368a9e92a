/// Countries as Discogs names them.
public enum DiscogsCountry {
  /// The country as ``ReleaseSummary/country`` writes it: a code, or Discogs' own words for several
  /// countries and for those that are no more, such as "UK & Ireland" and "USSR".
  public static func code(of name: String) -> String { codes[name] ?? name }

  /// Each of several countries, such as GB and IE of "UK & Ireland".
  public static func parts(of country: String) -> [String] {
    country.split { $0 == "&" || $0 == "," }.map { part in
      code(of: part.split(separator: " ").joined(separator: " "))
    }
  }

  private static let codes = Dictionary(
    list.split { $0 == "|" || $0 == "\n" }.map { entry in
      let words = entry.split(separator: " ", maxSplits: 1)
      return (words[1].split(separator: " ").joined(separator: " "), String(words[0]))
    }, uniquingKeysWith: { first, _ in first })

  /// Codes of ISO 3166-1 and MusicBrainz' XE and XW, each before Discogs' name.
  private static let list = """
    AF Afghanistan | AL Albania | DZ Algeria | AS American Samoa | AD Andorra | AO Angola |
    AI Anguilla | AQ Antarctica | AG Antigua & Barbuda | AR Argentina | AM Armenia | AW Aruba |
    AU Australia | AT Austria | AZ Azerbaijan | BS Bahamas, The | BS Bahamas | BH Bahrain |
    BD Bangladesh | BB Barbados | BY Belarus | BE Belgium | BZ Belize | BJ Benin | BM Bermuda |
    BT Bhutan | BO Bolivia | BA Bosnia & Herzegovina | BW Botswana | BR Brazil |
    VG British Virgin Islands | BN Brunei | BG Bulgaria | BF Burkina Faso | BI Burundi |
    KH Cambodia | CM Cameroon | CA Canada | CV Cape Verde | KY Cayman Islands |
    CF Central African Republic | TD Chad | CL Chile | CN China | CX Christmas Island |
    CC Cocos (Keeling) Islands | CO Colombia | KM Comoros | CD Congo, Democratic Republic of the |
    CG Congo, Republic of the | CK Cook Islands | CR Costa Rica | HR Croatia | CU Cuba |
    CW Curaçao | CY Cyprus | CZ Czech Republic | DK Denmark | DJ Djibouti | DM Dominica |
    DO Dominican Republic | TL East Timor | EC Ecuador | EG Egypt | SV El Salvador |
    GQ Equatorial Guinea | ER Eritrea | EE Estonia | SZ Swaziland | ET Ethiopia |
    FK Falkland Islands | FO Faroe Islands | FJ Fiji | FI Finland | FR France | GF French Guiana |
    PF French Polynesia | GA Gabon | GM Gambia, The | PS Gaza Strip | GE Georgia | DE Germany |
    GH Ghana | GI Gibraltar | GR Greece | GL Greenland | GD Grenada | GP Guadeloupe | GU Guam |
    GT Guatemala | GG Guernsey | GN Guinea | GW Guinea-Bissau | GY Guyana | HT Haiti |
    HN Honduras | HK Hong Kong | HU Hungary | IS Iceland | IN India | ID Indonesia | IR Iran |
    IQ Iraq | IE Ireland | IL Israel | IT Italy | CI Ivory Coast | JM Jamaica | JP Japan |
    JE Jersey | JO Jordan | KZ Kazakhstan | KE Kenya | KI Kiribati | KW Kuwait | KG Kyrgyzstan |
    LA Laos | LV Latvia | LB Lebanon | LS Lesotho | LR Liberia | LY Libya | LI Liechtenstein |
    LT Lithuania | LU Luxembourg | MO Macau | MK Macedonia | MK North Macedonia | MG Madagascar |
    MW Malawi | MY Malaysia | MV Maldives | ML Mali | MT Malta | IM Man, Isle of |
    MH Marshall Islands | MQ Martinique | MR Mauritania | MU Mauritius | YT Mayotte | MX Mexico |
    FM Micronesia, Federated States of | MD Moldova, Republic of | MD Moldova | MC Monaco |
    MN Mongolia | ME Montenegro | MS Montserrat | MA Morocco | MZ Mozambique | MM Myanmar |
    MM Burma | NA Namibia | NR Nauru | NP Nepal | NL Netherlands | NC New Caledonia |
    NZ New Zealand | NI Nicaragua | NE Niger | NG Nigeria | NU Niue | NF Norfolk Island |
    KP North Korea | MP Northern Mariana Islands | NO Norway | OM Oman | PK Pakistan | PW Palau |
    PA Panama | PG Papua New Guinea | PY Paraguay | PE Peru | PH Philippines |
    PN Pitcairn Islands | PL Poland | PT Portugal | PR Puerto Rico | QA Qatar | RE Reunion |
    RO Romania | RU Russia | RW Rwanda | SH Saint Helena | KN Saint Kitts and Nevis |
    LC Saint Lucia | PM Saint Pierre and Miquelon | VC Saint Vincent and the Grenadines |
    WS Samoa | SM San Marino | ST Sao Tome and Principe | SA Saudi Arabia | SN Senegal |
    RS Serbia | SC Seychelles | SL Sierra Leone | SG Singapore | SX Sint Maarten | SK Slovakia |
    SI Slovenia | SB Solomon Islands | SO Somalia | ZA South Africa | KR South Korea |
    SS South Sudan | ES Spain | LK Sri Lanka | SD Sudan | SR Suriname | SJ Svalbard | SE Sweden |
    CH Switzerland | SY Syria | TW Taiwan | TJ Tajikistan | TZ Tanzania | TH Thailand | TG Togo |
    TK Tokelau | TO Tonga | TT Trinidad & Tobago | TN Tunisia | TR Turkey | TM Turkmenistan |
    TC Turks and Caicos Islands | TV Tuvalu | UG Uganda | GB UK | UA Ukraine |
    AE United Arab Emirates | UY Uruguay | US US | US USA | UZ Uzbekistan | VU Vanuatu |
    VA Vatican City | VE Venezuela | VN Vietnam | VI Virgin Islands | WF Wallis and Futuna |
    PS West Bank | EH Western Sahara | YE Yemen | ZM Zambia | ZW Zimbabwe | XE Europe |
    XW Worldwide
    """
}
