/// Pictures of photos, which are decoded and drawn beside the loop.
extension TerminalApp {
  /// Draws the first photo that a frame lacks, one at a time: what was passed over meanwhile is never
  /// decoded.
  func loadPictures(of frame: Frame) {
    state.pictures.use(frame.wanted)
    guard !isDecoding, let request = frame.wanted.first(where: { state.pictures[$0] == nil }) else {
      return
    }
    isDecoding = true
    let pictures = services.pictures
    Task {
      let picture = await Self.draw(request, pictures)
      isDecoding = false
      state.pictures.keep(picture, for: request)
      setNeedsDrawing()
    }
  }

  @concurrent
  private nonisolated static func draw(
    _ request: PictureRequest, _ pictures: PhotoPictures
  ) async -> DrawnPicture? {
    let photo = request.photo
    guard let picture = await pictures(photo.path, photo.page, request.longestSide) else {
      return nil
    }
    return PictureCanvas(picture, for: request)?.drawn()
  }

  /// Draws in pixels from now on, where the terminal has said that it can.
  func drawPictures(as style: PictureStyle) {
    terminalPictures = style
    followLook()
  }

  /// Draws photos as the terminal and the look allow, unless the user said how.
  func followLook() {
    guard takesPictureStyle else { return }
    let look = PictureLook(state.theme)
    state.pictures.look.wanted = look.wanted == .symbols ? terminalPictures : look.wanted
  }
}
