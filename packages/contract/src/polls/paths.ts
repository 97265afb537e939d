/** Addresses of polls: each opens in its channel. */
export const pollsPaths = {
  poll: (groupId: string, channelId: string, id: string) =>
    `/dashboard/groups/${encodeURIComponent(groupId)}/${encodeURIComponent(channelId)}?panel=polls&poll=${encodeURIComponent(id)}`,
} as const;
