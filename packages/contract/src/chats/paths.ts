/** Addresses of the chats. */
export const chatsPaths = {
  chats: "/dashboard/chats",
  chat: (id: string) => `/dashboard/chats?chat=${encodeURIComponent(id)}`,
  folder: (id: string) => `/dashboard/chats/folder/${encodeURIComponent(id)}`,
  /** The chats with the requests that wait for an answer. */
  requests: "/dashboard/chats?requests=in",
} as const;
