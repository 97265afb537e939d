/** Addresses of signing in and of what the mails about an account lead to. */
export const accountsPaths = {
  login: "/login",
  /** The login with its sign-up side open; works without script as well. */
  signUp: "/login?mode=sign-up",
  /** The login of a member's link: its sign-up side is open. */
  invited: (slug: string) => `/login/${encodeURIComponent(slug)}`,
  /** The login, asking for the address to which a new password's link goes. */
  forgot: "/login?forgot",
  /** Where a new password is set. */
  passwordReset: (token: string) => `/password-reset?token=${token}`,
  confirmEmail: "/confirm-email",
  /** … as the mail contains it; the fragment is never sent to a server and is in no log. */
  confirmEmailWith: (token: string) => `/confirm-email#token=${token}`,
  /** Cancels a request to remove lost second factors; the fragment is never sent to a server. */
  stopFactorResetWith: (token: string) => `/confirm-email#stop=${token}`,
  /** Shown after a request to delete the account. */
  goodbye: "/goodbye",
  /** The security log, for admins. */
  securityLog: "/dashboard/admin/security",
} as const;
