/** Addresses of the way from a match to a company. */
export const partnershipsPaths = {
  /** The path of two, by their conversation. */
  path: (chatId: string) => `/dashboard/path/${encodeURIComponent(chatId)}`,
  /** A part of their questionnaire. */
  part: (chatId: string, part: string) =>
    `/dashboard/path/${encodeURIComponent(chatId)}/${encodeURIComponent(part)}`,
} as const;
