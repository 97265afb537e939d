/** Addresses of groups and their channels. */
export const groupsPaths = {
  groups: "/dashboard/groups",
  /** One of my groups, selected. */
  group: (id: string) => `/dashboard/groups?group=${encodeURIComponent(id)}`,
  /** One of the member's groups; redirects to the channel that was last open. */
  enter: (id: string) => `/dashboard/groups?group=${encodeURIComponent(id)}&enter`,
  /** One of my groups, with one of its channels open. */
  withChannel: (id: string, channelId: string) =>
    `/dashboard/groups?group=${encodeURIComponent(id)}&channel=${encodeURIComponent(channelId)}`,
  /** A group that another member shared; redirects to {@link groupsPaths.group}. */
  shared: (id: string) => `/dashboard/groups/${encodeURIComponent(id)}`,
  discover: "/dashboard/groups/discover",
  create: "/dashboard/groups/new",
  profile: (id: string) => `/dashboard/groups/profile/${encodeURIComponent(id)}`,
  /** One tab of a group's settings, for its owner and moderators. */
  settings: (id: string, tab: string) =>
    `/dashboard/groups/profile/${encodeURIComponent(id)}/settings?tab=${tab}`,
  channel: (groupId: string, channelId: string) =>
    `/dashboard/groups/${encodeURIComponent(groupId)}/${encodeURIComponent(channelId)}`,
  /** Where an invite code is redeemed: typed there, or brought along. */
  invite: (code?: string) => (code ? `/dashboard/invite/${encodeURIComponent(code)}` : "/dashboard/invite"),
} as const;
