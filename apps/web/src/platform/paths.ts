/** Addresses that more than one part of the app links to. Pages with parameters have a function. */
export const paths = {
  start: "/",
  login: "/login",
  /** The login with its sign-up side open; works without script as well. */
  signUp: "/login?mode=sign-up",
  confirmEmail: "/confirm-email",
  /** After asking for one's account to be erased. */
  goodbye: "/goodbye",
  register: "/register",
  dashboard: "/dashboard",
  matching: "/dashboard/matching",
  matchingSetup: "/dashboard/matching-setup",
  chats: "/dashboard/chats",
  chatFolder: (id: string) => `/dashboard/chats/folder/${encodeURIComponent(id)}`,
  chat: (id: string) => `/dashboard/chats?chat=${encodeURIComponent(id)}`,
  /** The chats with the requests that wait for an answer. */
  chatRequests: "/dashboard/chats?requests=in",
  groups: "/dashboard/groups",
  /** One of my groups, selected. */
  group: (id: string) => `/dashboard/groups?group=${encodeURIComponent(id)}`,
  groupsDiscover: "/dashboard/groups/discover",
  groupNew: "/dashboard/groups/new",
  groupProfile: (id: string) => `/dashboard/groups/profile/${encodeURIComponent(id)}`,
  /** One tab of a group's settings, for its owner and moderators. */
  groupSettings: (id: string, tab: string) =>
    `/dashboard/groups/profile/${encodeURIComponent(id)}/settings?tab=${tab}`,
  channel: (groupId: string, channelId: string) =>
    `/dashboard/groups/${encodeURIComponent(groupId)}/${encodeURIComponent(channelId)}`,
  feed: "/dashboard/feed",
  /** One post; with a comment, the one that is shown. */
  post: (id: string, commentId?: string) =>
    `/dashboard/feed/${encodeURIComponent(id)}${commentId ? `?comment=${encodeURIComponent(commentId)}` : ""}`,
  myPosts: "/dashboard/feed/myposts",
  /** Search in posts, and whom one might follow. */
  feedSearch: (words?: string) =>
    words ? `/dashboard/feed/search?q=${encodeURIComponent(words)}` : "/dashboard/feed/search",
  saved: "/dashboard/saved",
  invite: "/dashboard/invite",
  notifications: "/dashboard/notifications",
  settings: "/dashboard/settings",
  /** One tab of the settings, as the address names it. */
  settingsTab: (tab: string) => `/dashboard/settings?tab=${tab}`,
  /** What moderators decided about something of one's own. */
  decisions: "/dashboard/decisions",
  /** The moderators' queue, and one case of it. */
  reports: "/dashboard/admin/reports",
  report: (id: string) => `/dashboard/admin/reports/${encodeURIComponent(id)}`,
  audit: "/dashboard/admin/audit",
  help: "/dashboard/help",
  /** Finding people, by words if there are any. */
  people: (words?: string) =>
    words ? `/dashboard/search?q=${encodeURIComponent(words)}` : "/dashboard/search",
  member: (id: string) => `/dashboard/user/${encodeURIComponent(id)}`,
} as const;
