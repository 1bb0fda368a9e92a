import CZBar

/// A symbology of bars that is told from EAN and UPC, but not read.
public enum OtherSymbology: String, Sendable, Hashable, Codable, CaseIterable {
  case code128, code39, code93, codabar, interleaved2of5, dataBar, dataBarExpanded

  /// As its standard calls it.
  public var name: String {
    switch self {
    case .code128: "Code 128"
    case .code39: "Code 39"
    case .code93: "Code 93"
    case .codabar: "Codabar"
    case .interleaved2of5: "Interleaved 2 of 5"
    case .dataBar: "GS1 DataBar"
    case .dataBarExpanded: "GS1 DataBar Expanded"
    }
  }
}

extension OtherSymbology {
  /// zbar's name for the symbology.
  var zbarType: zbar_symbol_type_t {
    switch self {
    case .code128: ZBAR_CODE128
    case .code39: ZBAR_CODE39
    case .code93: ZBAR_CODE93
    case .codabar: ZBAR_CODABAR
    case .interleaved2of5: ZBAR_I25
    case .dataBar: ZBAR_DATABAR
    case .dataBarExpanded: ZBAR_DATABAR_EXP
    }
  }
}
