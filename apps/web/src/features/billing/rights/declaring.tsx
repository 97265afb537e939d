import type { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import { operator } from "@kompagnon/contract/site/operator.ts";
import { type ReactNode, useEffect, useState } from "react";
import { type Captcha, Entrance } from "#features/accounts/public.ts";
import { EntryHead } from "#platform/entry-head.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Done } from "#ui/done.tsx";
import { FormattedDate } from "#ui/format.tsx";
import type { DeclarationText } from "./declaration.tsx";

/** What came back for a declaration, and where its confirmation goes. */
export type Sent = { number: string; received_at: string; email: string; declaration: DeclarationText };

/** The page of a declaration: the form, then the receipt, which can be kept. */
export function Declaring({
  path,
  title,
  lead,
  arrived,
  form,
}: {
  path: typeof billingPaths.withdraw | typeof billingPaths.cancelContract;
  title: string;
  lead: string;
  arrived: string;
  form: (onSent: (sent: Sent) => void) => ReactNode;
}) {
  const { t } = useTranslation("billing");
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <Entrance>
      <EntryHead path={path} title={title} description={lead} />
      {sent ? (
        <Receipt title={arrived} sent={sent} />
      ) : (
        <>
          <h1 className="text-2xl">{title}</h1>
          <p className="mt-2 mb-6 text-pretty text-ink-soft">{lead}</p>
          <noscript>
            <p className="mb-6 rounded-control bg-warn-soft px-4 py-3">
              {t("rights.no_script", { email: operator.email })}
            </p>
          </noscript>
          {form(setSent)}
        </>
      )}
    </Entrance>
  );
}

function Receipt({
  title,
  sent: { number, received_at: at, email, declaration },
}: {
  title: string;
  sent: Sent;
}) {
  const { t } = useTranslation("billing");
  const lines = [
    [t("rights.name"), declaration.name],
    [t("rights.number"), declaration.number],
    [t("rights.end"), declaration.end],
    [t("rights.message"), declaration.text],
  ] as const;
  return (
    <Done title={title}>
      <dl className="grid w-full gap-x-6 gap-y-3 rounded-card border border-line bg-raised p-5 sm:grid-cols-2">
        <div>
          <dt className="text-ink-soft text-sm">{t("rights.receipt_number")}</dt>
          <dd className="font-semibold">
            <bdi dir="ltr">{number}</bdi>
          </dd>
        </div>
        <div>
          <dt className="text-ink-soft text-sm">{t("rights.receipt_at")}</dt>
          <dd className="font-semibold">
            <FormattedDate time={at} dateStyle="long" timeStyle="medium" />
          </dd>
        </div>
        {lines.map(
          ([name, value]) =>
            value && (
              <div key={name} className="min-w-0 sm:col-span-2">
                <dt className="text-ink-soft text-sm">{name}</dt>
                <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
                  {value}
                </dd>
              </div>
            ),
        )}
      </dl>
      <p className="wrap-anywhere text-ink-soft">{t("rights.receipt_text", { email })}</p>
      <Button variant="secondary" onClick={() => print()}>
        {t("rights.print")}
      </Button>
    </Done>
  );
}

/**
 * Sends a declaration as soon as the proof of work is there: the law's button can be pressed before, also while the page's
 * script still loads. `waiting` says that something was sent and waits for the proof.
 */
export function useOnceSolved<Body>(
  { state, token }: Captcha,
  send: (body: Body, token: string | undefined) => void,
): { send: (body: Body) => void; waiting: boolean } {
  const [body, setBody] = useState<Body | null>(null);
  const solved = state === "solved" || state === "off";
  useEffect(() => {
    if (body === null || !solved) return;
    setBody(null);
    send(body, token);
  }, [body, solved, token, send]);
  return { send: (next) => setBody(() => next), waiting: body !== null && state !== "failed" };
}
