import { useMutation } from "@tanstack/react-query";
import { mutation, queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/field.tsx";
import { dates } from "#ui/formatters.ts";

/** Warns a signed-in member that their second factors will be removed, and cancels the removal on a press. */
export function RunningReset({ readyAt }: { readyAt: string }) {
  const { t, i18n } = useTranslation("accounts/reset");
  const stopping = useMutation({
    ...mutation("DELETE /api/auth/2fa/reset"),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["GET /api/me/security"] }),
  });
  const date = dates(i18n.language, { dateStyle: "long", timeStyle: "short" }).format(new Date(readyAt));
  return (
    <div className="grid gap-2">
      <Banner
        tone="warn"
        action={
          <Button size="sm" busy={stopping.isPending} onClick={() => stopping.mutate({})}>
            {t("running_stop")}
          </Button>
        }
      >
        {t("running", { date })}
      </Banner>
      {stopping.error && <FormError>{stopping.error.message || t("failed")}</FormError>}
    </div>
  );
}
