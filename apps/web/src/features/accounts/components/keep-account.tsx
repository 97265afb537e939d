import { localeOf } from "@kompagnon/messages/languages.ts";
import { useMutation } from "@tanstack/react-query";
import { HeartHandshake } from "lucide-react";
import { DocumentTitle } from "#platform/document-title.tsx";
import { mutation } from "#platform/queries.ts";
import { refreshSession, signOut } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/field.tsx";
import { Entrance } from "./entrance.tsx";

/** A member who requested deletion and signs in again decides again (product: people and accounts). */
export function KeepAccount({ due }: { due: string }) {
  const { t, i18n } = useTranslation("accounts");
  const keep = useMutation({ ...mutation("POST /api/me/keep"), onSuccess: () => refreshSession() });
  const when = new Intl.DateTimeFormat(localeOf(i18n.language), {
    dateStyle: "full",
    timeStyle: "short",
  }).format(new Date(due));
  return (
    <Entrance>
      <DocumentTitle>{t("keep.title")}</DocumentTitle>
      <div className="grid gap-4">
        <span
          aria-hidden="true"
          className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent"
        >
          <HeartHandshake className="size-7" strokeWidth={1.75} />
        </span>
        <h1 className="text-2xl">{t("keep.title")}</h1>
        <p className="text-ink-soft">{t("keep.text", { when })}</p>
        {keep.isError && <FormError boxed>{keep.error.message || t("keep.failed")}</FormError>}
        <Button size="lg" wide busy={keep.isPending} onClick={() => keep.mutate({})}>
          {t("keep.keep")}
        </Button>
        <Button variant="quiet" wide onClick={() => signOut()}>
          {t("keep.leave")}
        </Button>
      </div>
    </Entrance>
  );
}
