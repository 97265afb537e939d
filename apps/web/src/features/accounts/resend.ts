import { useMutation } from "@tanstack/react-query";
import { call } from "#platform/call.ts";
import { refreshSession } from "#platform/session.ts";

/** Mails the confirmation link again; when the address turns out to be confirmed, the session learns of it. */
export const useResend = () =>
  useMutation({
    mutationKey: ["POST /api/auth/email/resend"],
    mutationFn: async () => {
      const { sent } = await call("POST /api/auth/email/resend");
      if (!sent) await refreshSession();
    },
  });
