/** Addresses that more than one part of the app links to. Pages with parameters have a function. */
export const paths = {
  start: "/",
  login: "/login",
  /** The login with its sign-up side open; works without script as well. */
  signUp: "/login?mode=sign-up",
  confirmEmail: "/confirm-email",
  register: "/register",
  dashboard: "/dashboard",
  matching: "/dashboard/matching",
  matchingSetup: "/dashboard/matching-setup",
  chats: "/dashboard/chats",
  chat: (id: string) => `/dashboard/chats?chat=${encodeURIComponent(id)}`,
  member: (id: string) => `/dashboard/user/${encodeURIComponent(id)}`,
} as const;
