import CXML2
import Glibc

/// Reads a document in memory with libxml2's SAX interface: no document type, no entities but those
/// of XML itself, no network. It is what decides whether a document is well-formed.
struct XMLDocument {
  /// Parses a document and tells a handler of its elements.
  ///
  /// A zero has to follow after the document. libxml2 itself refuses text of 10 MB, a depth of 256 elements and undeclared entities.
  ///
  /// - Throws: ``XMLFault`` for what is not well-formed, and for what the handler refuses.
  static func parse(
    _ bytes: UnsafeRawBufferPointer, into handler: inout DiscogsHandler
  ) throws(XMLFault) {
    _ = isReady
    guard let context = context(of: bytes) else {
      throw XMLFault(byte: 0, line: 1, reason: "out of memory")
    }
    defer { xmlFreeParserCtxt(context) }
    // "&amp;" in an attribute would otherwise come as "&#38;".
    xmlCtxtUseOptions(context, CInt(XML_PARSE_NOENT.rawValue | XML_PARSE_NONET.rawValue))
    context.pointee.sax.pointee = callbacks
    handler.begin()
    let run = withUnsafeMutablePointer(to: &handler) { handler in
      var run = XMLRun(context: context, handler: handler)
      withUnsafeMutablePointer(to: &run) { run in
        context.pointee.userData = UnsafeMutableRawPointer(run)
        xmlParseDocument(context)
      }
      return run
    }
    if let fault = run.fault { throw fault }
    guard context.pointee.wellFormed == 1 else {
      throw XMLFault(byte: bytes.count, line: 1, reason: "not well-formed")
    }
  }

  /// A parser of bytes that stay where they are.
  private static func context(of bytes: UnsafeRawBufferPointer) -> xmlParserCtxtPtr? {
    xmlCreateMemoryParserCtxt(
      bytes.baseAddress?.assumingMemoryBound(to: CChar.self), CInt(bytes.count))
  }

  /// libxml2 wants to be set up once before threads use it.
  private static let isReady: Void = xmlInitParser()

  private static var callbacks: xmlSAXHandler {
    var callbacks = xmlSAXHandler()
    callbacks.initialized = UInt32(XML_SAX2_MAGIC)
    callbacks.startElementNs = { run, name, _, _, _, _, count, _, attributes in
      guard let run = XMLRun.of(run), let name else { return }
      let handler = run.pointee.handler
      let found = (0..<Int(count)).compactMap { XMLDocument.attribute(at: $0, of: attributes) }
      found.withUnsafeBufferPointer {
        handler.pointee.start(UnsafeBufferPointer(cString: name), XMLAttributes($0))
      }
      if let reason = handler.pointee.refusal { run.pointee.stop(reason) }
    }
    callbacks.endElementNs = { run, _, _, _ in
      guard let run = XMLRun.of(run) else { return }
      run.pointee.handler.pointee.end()
      if let reason = run.pointee.handler.pointee.refusal { run.pointee.stop(reason) }
    }
    callbacks.characters = { run, text, count in
      XMLRun.of(run)?.pointee.handler.pointee.add(
        UnsafeBufferPointer(start: text, count: Int(count)))
    }
    // The same one: libxml2 would otherwise look whether text is white space only.
    callbacks.ignorableWhitespace = callbacks.characters
    callbacks.serror = { run, error in
      guard let error, error.pointee.level == XML_ERR_FATAL else { return }
      let message = error.pointee.message.map { String(cString: $0) } ?? "not well-formed"
      XMLRun.of(run)?.pointee.stop(message.filter { $0 != "\n" })
    }
    return callbacks
  }

  /// One of the attributes of an element, of which libxml2 gives five pointers each: name, prefix,
  /// namespace, first byte of the value, end of the value.
  private static func attribute(
    at index: Int, of fields: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  ) -> XMLAttributes.Attribute? {
    guard let field = fields.map({ $0 + 5 * index }), let name = field[0], let start = field[3],
      let end = field[4]
    else { return nil }
    return XMLAttributes.Attribute(
      name: UnsafeBufferPointer(cString: name),
      value: UnsafeBufferPointer(start: start, count: end - start))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The bytes before the zero.
  fileprivate init(cString: UnsafePointer<UInt8>) {
    self.init(
      start: cString, count: strlen(UnsafeRawPointer(cString).assumingMemoryBound(to: CChar.self)))
  }
}

/// What is wrong with a document, and where.
struct XMLFault: Error {
  /// How many bytes of the document lie before it.
  let byte: Int
  /// The first line is 1.
  let line: Int
  let reason: String
}

/// What the callbacks of one document share.
private struct XMLRun {
  let context: xmlParserCtxtPtr
  let handler: UnsafeMutablePointer<DiscogsHandler>
  private(set) var fault: XMLFault?

  static func of(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<XMLRun>? {
    data?.assumingMemoryBound(to: XMLRun.self)
  }

  /// Ends the parsing; only the first reason counts.
  mutating func stop(_ reason: String) {
    guard fault == nil, let input = context.pointee.input else { return }
    let byte = Int(input.pointee.consumed) + (input.pointee.cur - input.pointee.base)
    fault = XMLFault(byte: byte, line: Int(input.pointee.line), reason: reason)
    xmlStopParser(context)
  }
}
