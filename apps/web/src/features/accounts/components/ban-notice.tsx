import { APPEAL_MAX } from "@kompagnon/contract/accounts/rules.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { BRAND } from "#platform/brand.ts";
import type { Out } from "#platform/call.ts";
import { download } from "#platform/copy-and-download.ts";
import { mutation, query, queryClient } from "#platform/queries.ts";
import { forgetBanMessage } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { type Factor, factorBody, isComplete, NO_FACTOR } from "../factor.ts";
import { SecondFactor } from "./second-factor.tsx";

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

type Ban = Out<"GET /api/auth/ban">;
type Wish = "export" | "deletion";
const putBan = (ban: Ban) => queryClient.setQueryData(query("GET /api/auth/ban").queryKey, ban);

/** A ban takes no one's rights over their data: their archive, and being erased, each for who proves who they are. */
function BanRights({ ban }: { ban: Ban }) {
  const { t, i18n } = useTranslation("accounts");
  const [wish, setWish] = useState<Wish | null>(null);
  const keep = useMutation({ ...mutation("DELETE /api/auth/ban/deletion"), onSuccess: putBan });
  const due = ban.deletion_due_at;
  const when =
    due && new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: "long" }).format(new Date(due));
  return (
    <section aria-labelledby="ban-rights" className="grid gap-2.5 border-line border-t pt-3">
      <h2 id="ban-rights" className="font-sans font-semibold text-base tracking-normal">
        {t("ban.rights")}
      </h2>
      {when && (
        <div className="grid gap-2.5 rounded-control bg-sunken px-3.5 py-3 text-sm">
          <p role="status">{t("ban.deletion_due", { when })}</p>
          {keep.isError && <FormError>{keep.error.message || t("ban.failed")}</FormError>}
          <Button size="sm" variant="secondary" busy={keep.isPending} onClick={() => keep.mutate({})}>
            {t("keep.keep")}
          </Button>
        </div>
      )}
      {wish ? (
        <WishForm key={wish} ban={ban} wish={wish} onDone={() => setWish(null)} />
      ) : (
        <div className="flex flex-wrap gap-2.5">
          <Button size="sm" variant="secondary" onClick={() => setWish("export")}>
            {t("ban.export")}
          </Button>
          {!due && (
            <Button size="sm" variant="secondary" onClick={() => setWish("deletion")}>
              {t("ban.delete")}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/** Asks who is there, and then does what was wished for. */
function WishForm({ ban, wish, onDone }: { ban: Ban; wish: Wish; onDone: () => void }) {
  const { t } = useTranslation("accounts");
  const { t: ui } = useTranslation("ui");
  const [password, setPassword] = useState("");
  const [factor, setFactor] = useState<Factor>(NO_FACTOR);
  const pack = useMutation({
    ...mutation("POST /api/auth/ban/export"),
    onSuccess: (archive) => {
      download(`${BRAND.toLowerCase()}-export.zip`, archive);
      onDone();
    },
  });
  const remove = useMutation({
    ...mutation("POST /api/auth/ban/deletion"),
    onSuccess: (now) => {
      putBan(now);
      onDone();
    },
  });
  const request = wish === "export" ? pack : remove;
  const { password: needsPassword, code: needsCode } = ban.proof;
  const complete = (!needsPassword || password !== "") && (!needsCode || isComplete(factor));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!complete || request.isPending) return;
    request.mutate({ body: { ...(needsPassword && { password }), ...(needsCode && factorBody(factor)) } });
  };
  return (
    <Form
      onSubmit={submit}
      aria-busy={request.isPending}
      className="grid gap-3 rounded-card border border-line bg-raised p-4"
    >
      <p className="text-ink-soft text-sm">{t(wish === "export" ? "ban.export_text" : "ban.delete_text")}</p>
      {needsPassword && (
        <PasswordField
          name="current-password"
          label={t("ban.password")}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          autoComplete="current-password"
          required
        />
      )}
      {needsCode && <SecondFactor value={factor} onChange={setFactor} autoFocus={!needsPassword} />}
      {request.isError && <FormError boxed>{request.error.message || t("ban.failed")}</FormError>}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" busy={request.isPending} disabled={!complete}>
          {t(wish === "export" ? "ban.export" : "ban.delete")}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {ui("cancel")}
        </Button>
      </div>
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
