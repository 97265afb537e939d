import { PASSWORD_MAX, PASSWORD_MIN } from "@kompagnon/contract/accounts/rules.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Check, Circle } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { PasswordStrength } from "#features/accounts/public.ts";
import { ApiError } from "#platform/call.ts";
import { mutation, queryClient } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { FormattedDate } from "#ui/format.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { toast } from "#ui/toast.tsx";
import { Loaded, Section } from "../section.tsx";
import { devicesQuery, ProofFields, readAgain, securityQuery, useProof } from "./proof.tsx";
import { Refusal } from "./refusal.tsx";

/** For accounts that only sign in by an identity provider: a link by mail sets their first password. */
function FirstPassword() {
  const { t } = useTranslation("settings");
  const { email } = useMember();
  const ask = useMutation(mutation("POST /api/auth/password/first"));
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{t("password.none")}</p>
      {ask.isSuccess ? (
        <Banner tone="good">{t("password.first_sent", { email })}</Banner>
      ) : (
        <div>
          <Button variant="secondary" busy={ask.isPending} onClick={() => ask.mutate({})}>
            {t("password.first")}
          </Button>
        </div>
      )}
      <Refusal error={ask.error} />
    </div>
  );
}

/**
 * Changes the password, or sets a first one by mail (product: people and accounts). The form comes when it is asked for and closes
 * when the password is changed.
 */
export function PasswordSection() {
  const { t } = useTranslation("settings");
  const security = useQuery(securityQuery());
  const [form, setForm] = useState<"untouched" | "open" | "closed">("untouched");
  const changed = security.data?.password_changed_at;
  return (
    <Section
      title={t("password.title")}
      lead={
        changed && (
          <>
            {t("password.changed_at")} <FormattedDate time={changed} dateStyle="medium" />
          </>
        )
      }
      action={
        security.data?.has_password &&
        form !== "open" && (
          <Button variant="secondary" autoFocus={form === "closed"} onClick={() => setForm("open")}>
            {t("password.change")}
          </Button>
        )
      }
    >
      <Loaded query={security} lines={1}>
        {({ has_password }) =>
          has_password ? (
            form === "open" && <PasswordForm onClose={() => setForm("closed")} />
          ) : (
            <FirstPassword />
          )
        }
      </Loaded>
    </Section>
  );
}

/** The checks of a typed password that need no guessing: the first two must hold, the last is advice. */
type PasswordRules = { long: boolean; short: boolean; own: boolean };

/** Looks at a typed password. `about` is what others know of the member: name and address. */
export function rulesOf(password: string, about: readonly (string | null)[]): PasswordRules {
  const plain = password.toLowerCase();
  const ownWords = about.flatMap((text) => (text ?? "").toLowerCase().split("@").slice(0, 1));
  return {
    long: password.length >= PASSWORD_MIN,
    short: password.length <= PASSWORD_MAX,
    own: password !== "" && !ownWords.some((text) => text.length >= 3 && plain.includes(text)),
  };
}

/** Whether it may be sent at all. */
export const isAllowed = ({ long, short }: PasswordRules): boolean => long && short;

/** Which of the rules a typed password meets. */
function PasswordRulesList({ rules }: { rules: PasswordRules }) {
  const { t } = useTranslation("settings");
  const lines = [
    { key: "long", met: rules.long, text: t("password.rule_long", { min: PASSWORD_MIN }) },
    { key: "own", met: rules.own, text: t("password.rule_own") },
  ];
  return (
    <ul className="grid gap-1 text-sm">
      {lines.map(({ key, met, text }) => (
        <li key={key} className={`flex items-center gap-2 ${met ? "text-good" : "text-ink-soft"}`}>
          {met ? (
            <Check aria-hidden="true" className="size-4 shrink-0" strokeWidth={2.25} />
          ) : (
            <Circle aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
          )}
          {text}
          <span className="sr-only">{t(met ? "password.met" : "password.unmet")}</span>
        </li>
      ))}
    </ul>
  );
}

/** The current password, a code with two-factor on, and the new one; disabled until it may be sent. */
export function PasswordForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("settings");
  const { t: ui } = useTranslation("ui");
  const form = useRef<HTMLFormElement>(null);
  const me = useMember();
  const proof = useProof();
  const [password, setPassword] = useState("");
  const change = useChange(onClose);
  const isReady = proof.means !== null;
  useEffect(() => {
    if (isReady) form.current?.querySelector<HTMLInputElement>("input:not([hidden])")?.focus();
  }, [isReady]);
  const rules = rulesOf(password, [me.username, me.email]);
  const able = isAllowed(rules) && proof.complete;
  const tooLong = rules.short ? undefined : t("password.too_long", { max: PASSWORD_MAX });
  const common = change.error instanceof ApiError && change.error.code === "password_common";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!able || change.isPending) return;
    const { password: current_password = "", ...factor } = proof.body;
    change.mutate({ body: { current_password, new_password: password, ...factor } });
  };
  return (
    <Form ref={form} noValidate onSubmit={submit} className="grid max-w-md gap-5">
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={me.email} readOnly hidden />
      <ProofFields proof={proof} error={change.error} />
      <PasswordField
        name="new-password"
        label={t("password.new")}
        hint={<PasswordStrength typed={password} />}
        error={common ? change.error?.message : tooLong}
        value={password}
        onChange={(event) => {
          change.reset();
          setPassword(event.target.value);
        }}
        autoComplete="new-password"
      />
      {password !== "" && <PasswordRulesList rules={rules} />}
      <Refusal error={change.error} except={["password_common"]} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" busy={change.isPending} disabled={!able}>
          {t("password.change")}
        </Button>
        <Button variant="quiet" disabled={change.isPending} onClick={onClose}>
          {ui("cancel")}
        </Button>
      </div>
    </Form>
  );
}

/** Changes the password; the others' sessions are gone then, and the lists know. */
function useChange(onDone: () => void) {
  const { t } = useTranslation("settings");
  return useMutation({
    ...mutation("PUT /api/auth/password"),
    onSuccess: () => {
      onDone();
      toast(t("password.done"), { kind: "good" });
      void readAgain("GET /api/me/security");
      void queryClient.invalidateQueries({ queryKey: devicesQuery().queryKey });
    },
  });
}
