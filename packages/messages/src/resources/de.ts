/** The tools that there are beside the community. */
export const pages = {
  title: "Werkzeuge",
  intro: "Was dir beim Gründen Arbeit abnimmt, an einem Ort.",
  new: "NEU",
  open: "Öffnen",
  links: "Werkzeuge",
} as const;
