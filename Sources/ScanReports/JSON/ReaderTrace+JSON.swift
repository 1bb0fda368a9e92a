import BarcodeReading
import Imaging

extension ReaderTrace {
  /// What the reader's stages saw, the key `explanation` of an outcome.
  var json: JSONValue {
    .object([
      "regions": .array(regions.map(\.json)),
      "wholePicture": wholePicture.map { .array($0.map(\.json)) } ?? .null,
      "claims": .array(candidates.map(\.json)),
    ])
  }
}

extension RegionTrace {
  fileprivate var json: JSONValue {
    .object([
      "fate": .string(fate.rawValue), "edges": .optional(edgeCount), "quad": quad.json,
      "degrees": .decimal(degrees), "renderings": .array(renderings.map(\.json)),
      "models": .array(models.map(\.json)),
    ])
  }
}

extension RenderingTrace {
  fileprivate var json: JSONValue {
    .object([
      "samplesPerModule": .decimal(samplesPerModule), "contrastReach": .decimal(contrastReach),
      "sharpening": .decimal(sharpening), "gain": .decimal(gain),
      "isNegative": .bool(isNegative),
      "readings": .array(readings.map(\.json)),
    ])
  }
}

extension ReadingTrace {
  fileprivate var json: JSONValue {
    .object([
      "text": .string(text), "symbology": .string(symbology.rawValue), "lines": .integer(lines),
    ])
  }
}

extension ModelTrace {
  fileprivate var json: JSONValue {
    .object([
      "symbology": .string(symbology.rawValue), "isNegative": .bool(isNegative),
      "text": .optional(explanation?.text),
      "isCode": .bool(explanation?.isCode ?? false), "isBelieved": .bool(isBelieved),
      "noiseRatio": .figure(explanation?.noiseRatio), "margin": .figure(explanation?.margin),
      "integrity": .figure(explanation?.integrity),
      "worstDigit": .figure(explanation?.worstDigit), "blur": .figure(explanation?.blur),
      "objections": .strings((explanation?.violations ?? []).map(\.figure.rawValue)),
    ])
  }
}

extension CandidateTrace {
  fileprivate var json: JSONValue {
    .object([
      "text": .string(text), "symbology": .string(symbology.rawValue),
      "stage": .string(stage.rawValue), "views": .integer(views), "lines": .integer(lines),
      "isConfirmed": .bool(isConfirmed), "fate": .string(fate.rawValue),
    ])
  }
}

extension Quadrilateral {
  /// The corners, each as x and y.
  var json: JSONValue { .array(corners.map { .array([.decimal($0.x), .decimal($0.y)]) }) }
}
