/** Addresses of the assistants, by their keys. */
export const aiPaths = {
  /** All of them. */
  hub: "/dashboard/ai",
  name: "/dashboard/ai/name-assistant",
  legal: "/dashboard/ai/legal-coach",
  tax: "/dashboard/ai/tax-coach",
  marketing: "/dashboard/ai/marketing-copy",
  slogan: "/dashboard/ai/slogan-maker",
} as const;
