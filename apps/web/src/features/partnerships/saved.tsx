import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/form-error.tsx";

/** How saving an answer goes. */
export function Saved({
  state: { isPending, isSaved, failure, flush },
}: {
  state: { isPending: boolean; isSaved: boolean; failure: string | null; flush: () => void };
}) {
  const { t } = useTranslation("partnerships");
  if (failure !== null && !isPending)
    return (
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <FormError>{`${t("not_saved")} ${failure}`}</FormError>
        <Button size="sm" variant="quiet" onClick={flush}>
          {t("again")}
        </Button>
      </div>
    );
  return (
    <p role="status" className="mt-2 min-h-5 text-ink-soft text-xs">
      {isPending && t("saving")}
      {!isPending && isSaved && t("saved")}
    </p>
  );
}
