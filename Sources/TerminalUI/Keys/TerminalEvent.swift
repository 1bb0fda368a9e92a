/// What comes from the user's side of a terminal.
public enum TerminalEvent: Sendable, Hashable {
  case key(Key)
  /// Text that was pasted or dropped, at once.
  case pasted(String)
  /// A button of the mouse, or its wheel, over a cell.
  case mouse(MouseAction, x: Int, y: Int)
  /// The terminal has another size, in columns and rows.
  case resized(width: Int, height: Int)
  /// The terminal's answer to which colour its background has.
  case background(TerminalColor)
  /// The terminal can draw pictures in this way.
  case drawsPictures(PictureStyle)
  /// What is on the screen is no longer known, and has to be drawn anew.
  case repaint
  /// The terminal is gone, or the program was asked to end.
  case closed

  /// What the mouse does.
  public enum MouseAction: Sendable, Hashable {
    case press
    case wheelUp
    case wheelDown
  }
}
