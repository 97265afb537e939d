import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ApiError } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/field.tsx";

/** Personal data that is masked until it is requested: one at a time, with a confirmation and an entry in the log. */
export function Revealed<T>({
  hint,
  reveal,
  children,
}: {
  hint: ReactNode;
  reveal: () => Promise<T>;
  children: (shown: T) => ReactNode;
}) {
  const { t } = useTranslation("admin");
  const { t: shell } = useTranslation("shell");
  const showing = useMutation<T, ApiError>({ mutationFn: reveal });
  if (showing.data !== undefined) return children(showing.data);
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <span dir="ltr">{hint}</span>
      <Button size="sm" variant="quiet" busy={showing.isPending} onClick={() => showing.mutate()}>
        {t("reveal")}
      </Button>
      {showing.error && <FormError>{showing.error.message || shell("not_done")}</FormError>}
    </span>
  );
}
