/// The colour of one pixel: sRGB, 0 is none of it and 255 all.
public struct RGB: Sendable, Hashable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  public static let white = RGB(red: 255, green: 255, blue: 255)
}
