import type { Language } from "@kompagnon/contract/wire/model.ts";
import { ApiError, call } from "#platform/call.ts";
import type { Mode, Typed } from "./credentials.ts";
import { forgetInvite, pendingInvite } from "./invite-slug.ts";

/** Signs in or up; afterwards the session cookie is set. Throws ApiError, wrong_credentials when nobody was let in. */
export async function enter(
  mode: Mode,
  { email, password }: Typed,
  { token, language }: { token: string | undefined; language: Language },
): Promise<void> {
  const captcha = token === undefined ? {} : { captcha_token: token };
  if (mode === "sign-in") {
    const { user } = await call("POST /api/auth/sign-in", { body: { email, password, ...captcha } });
    if (!user) throw new ApiError("wrong_credentials", "", { status: 401 });
    return;
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
}
