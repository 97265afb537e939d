import { APPEAL_MAX } from "@kompagnon/contract/accounts/rules.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { mutation, query, queryClient } from "#platform/queries.ts";
import { forgetBanMessage } from "#platform/session.ts";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/form-error.tsx";
import { TextArea } from "#ui/text-area.tsx";

/** Below a ban's text: the one appeal, or what became of it (product: people and accounts). */
export function BanAppeal({ onLifted }: { onLifted: () => void }) {
  const { t } = useTranslation("accounts");
  const { data, error } = useQuery({ ...query("GET /api/auth/ban"), retry: false, refetchOnMount: "always" });
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const send = useMutation({
    ...mutation("POST /api/auth/ban/appeal"),
    onSuccess: (ban) => queryClient.setQueryData(query("GET /api/auth/ban").queryKey, ban),
  });
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
  if (data.appeal)
    return (
      <div className="grid gap-1 rounded-control bg-sunken px-3.5 py-3 text-sm">
        <p className="font-medium">
          {t(data.appeal.decision === "rejected" ? "ban.rejected" : "ban.waiting")}
        </p>
        {data.appeal.answer && <p className="whitespace-pre-line text-ink-soft">{data.appeal.answer}</p>}
      </div>
    );
  if (!open)
    return (
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t("ban.appeal")}
      </Button>
    );
  const tooLong = text.length > APPEAL_MAX;
  return (
    <form
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
    </form>
  );
}
