import type { Language } from "@kompagnon/contract/wire/model.ts";
import { ApiError, call } from "#platform/call.ts";
import { forgetBanMessage, refreshSession } from "#platform/session.ts";
import type { Mode, Typed } from "./credentials.ts";
import { forgetInvite, pendingInvite } from "./invite-slug.ts";

/** Reads the session after the server has accepted a sign-in. Returns whether a member is signed in. */
export async function loadSession(): Promise<boolean> {
  forgetBanMessage();
  return (await refreshSession()) !== null;
}

/**
 * Signs in or up. Afterwards the session cookie is set, unless a second factor is due: then the result is the token for that
 * step. @throws ApiError, for example wrong_credentials.
 */
export async function submitCredentials(
  mode: Mode,
  { email, password }: Typed,
  { token, language }: { token: string | undefined; language: Language },
): Promise<string | null> {
  const captcha = token === undefined ? {} : { captcha_token: token };
  if (mode === "sign-in") {
    const answer = await call("POST /api/auth/sign-in", { body: { email, password, ...captcha } });
    if (answer.requires_2fa && answer.pending_token !== null) return answer.pending_token;
    if (!answer.user) throw new ApiError("wrong_credentials", "", { status: 401 });
    return null;
  }
  const invite = pendingInvite();
  await call("POST /api/auth/sign-up", {
    body: {
      email,
      password,
      ...captcha,
      accepted_terms: true,
      language,
      ...(invite !== null && { invite_slug: invite }),
    },
  });
  forgetInvite();
  return null;
}
