import { APPEAL_MAX } from "@kompagnon/contract/accounts/rules.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Out } from "#platform/call.ts";
import { mutation, query, queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { FormError } from "#ui/form-error.tsx";
import { TextArea } from "#ui/text-area.tsx";

/** The one appeal against a ban, or what became of it. */
export function BanAppeal({ ban }: { ban: Out<"GET /api/auth/ban"> }) {
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
