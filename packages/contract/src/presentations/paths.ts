const presentation = (id: string) => `/dashboard/resources/presentations/${encodeURIComponent(id)}`;
/** Addresses of presentations. What leads to one as such (`documentsPaths.open`) goes on to where it is edited. */
export const presentationsPaths = {
  /** Mine, those shared with me, my trash. */
  list: "/dashboard/resources/presentations",
  /** The templates to begin with. */
  begin: "/dashboard/resources/presentations/new",
  edit: (id: string) => `${presentation(id)}/edit`,
  /** The presenter's second window: this slide, the next one, notes and time. */
  presenter: (id: string) => `${presentation(id)}/presenter`,
} as const;
