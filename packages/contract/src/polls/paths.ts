/** The address of a poll in the panel of its channel. */
export const pollInChannel = (channelPath: string, id: string): string =>
  `${channelPath}?panel=polls&poll=${encodeURIComponent(id)}`;

/** Addresses of polls: each opens in its channel. */
export const pollsPaths = {
  poll: (groupId: string, channelId: string, id: string) =>
    pollInChannel(`/dashboard/groups/${encodeURIComponent(groupId)}/${encodeURIComponent(channelId)}`, id),
} as const;
