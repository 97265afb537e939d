import { accountsPaths } from "@kompagnon/contract/accounts/paths.ts";
import { useMutation } from "@tanstack/react-query";
import { DocumentTitle } from "#platform/document-title.tsx";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { FormError } from "#ui/field.tsx";

/** Stops the removal of second factors by the mailed link; a press, as mail programs open links by themselves. */
export function StopReset({ token }: { token: string }) {
  const { t } = useTranslation("accounts/reset");
  const stopping = useMutation(mutation("POST /api/auth/2fa/reset/stop"));
  const over = stopping.error?.code === "token_invalid" || stopping.error?.code === "invalid_input";
  const stopped = stopping.isSuccess && "stopped";
  const state = stopped || (over && "stop_invalid");
  return (
    <div className="grid gap-5">
      <DocumentTitle>{t("stop_title")}</DocumentTitle>
      <div role="status">
        <h1 className="text-2xl">{t(state || "stop_title")}</h1>
        <p className="mt-2 text-pretty text-ink-soft">{t(state ? `${state}_text` : "stop_text")}</p>
      </div>
      {stopping.error && !over && <FormError boxed>{stopping.error.message || t("failed")}</FormError>}
      {state ? (
        <ButtonLink to={accountsPaths.login} size="lg" wide>
          {t("to_login")}
        </ButtonLink>
      ) : (
        <Button size="lg" wide busy={stopping.isPending} onClick={() => stopping.mutate({ body: { token } })}>
          {t("stop")}
        </Button>
      )}
    </div>
  );
}
