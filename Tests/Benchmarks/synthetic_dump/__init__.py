"""Dumps in Discogs' format with the statistics of real releases, of any length.

A real release is taken apart into four sections: identity (artists, title, tracklist, genres), pressing
(labels, formats, country, identifiers), credits (further artists, notes, companies) and media (images,
videos). What is text in a section becomes a hole; the rest stays. A generated release joins sections of
different real releases and fills the holes with words, names and numbers drawn anew, so that only the
shapes come from the real releases.
"""
