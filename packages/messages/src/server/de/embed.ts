/** Texts of posts as other sites show them. */
export const messages = {
  by: "Beitrag von {{name}}",
  open: "Auf {{app}} ansehen",
  likes: "Gefällt mir",
  comments: "Kommentare",
  reposts: "Geteilt",
  verified: "Verifiziert",
  video: "Video",
  image: "Bild",
  failed: "Dieser Beitrag lässt sich hier nicht zeigen",
  gone: "Diesen Beitrag gibt es nicht mehr.",
} as const;
