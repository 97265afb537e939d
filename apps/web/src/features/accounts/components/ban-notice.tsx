import { APPEAL_MAX } from "@kompagnon/contract/accounts/rules.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { Out } from "#platform/call.ts";
import { mutation, query, queryClient } from "#platform/queries.ts";
import { forgetBanMessage } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { FormError } from "#ui/form-error.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { BanRights } from "./ban-rights.tsx";

/** The one appeal against a ban, or what became of it. */
function BanAppeal({ ban }: { ban: Out<"GET /api/auth/ban"> }) {
  const { t } = useTranslation("accounts");
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const send = useMutation({
    ...mutation("POST /api/auth/ban/appeal"),
    onSuccess: (now) => queryClient.setQueryData(query("GET /api/auth/ban").queryKey, now),
  });

  if (ban.appeal)
    return (
      <div className="grid gap-1 rounded-control bg-sunken px-3.5 py-3 text-sm">
        <p className="font-medium">
          {t(ban.appeal.decision === "rejected" ? "ban.rejected" : "ban.waiting")}
        </p>
        {ban.appeal.answer && <p className="whitespace-pre-line text-ink-soft">{ban.appeal.answer}</p>}
      </div>
    );
  if (!open)
    return (
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t("ban.appeal")}
      </Button>
    );
  const tooLong = lengthOf(text) > APPEAL_MAX;
  return (
    <Form
      aria-busy={send.isPending}
      className="grid gap-3 rounded-card border border-line bg-raised p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!send.isPending) send.mutate({ body: { text } });
      }}
    >
      <TextArea
        label={t("ban.label")}
        hint={t("ban.hint")}
        value={text}
        max={APPEAL_MAX}
        onChange={(event) => setText(event.target.value)}
      />
      {send.isError && <FormError boxed>{send.error.message || t("ban.failed")}</FormError>}
      <Button type="submit" busy={send.isPending} disabled={text.trim() === "" || tooLong}>
        {t("ban.send")}
      </Button>
    </Form>
  );
}

/** Below a ban's text: the one appeal, and the data rights that a ban does not remove (product: people and accounts). */
export function BanNotice({ onLifted }: { onLifted: () => void }) {
  const { t } = useTranslation("accounts");
  const { data, error } = useQuery({ ...query("GET /api/auth/ban"), retry: false, refetchOnMount: "always" });
  const lifted = error?.code === "not_banned";
  const lift = useEffectEvent(() => {
    forgetBanMessage();
    onLifted();
  });
  useEffect(() => {
    if (lifted) lift();
  }, [lifted]);
  if (error) return lifted ? null : <p className="text-ink-soft text-sm">{t("ban.sign_in_first")}</p>;
  if (!data) return null;
  return (
    <>
      <BanAppeal ban={data} />
      <BanRights ban={data} />
    </>
  );
}
