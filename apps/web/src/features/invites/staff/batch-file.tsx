import { useMutation } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import { BRAND } from "#platform/brand.ts";
import { type ApiError, call } from "#platform/call.ts";
import { download } from "#platform/download.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/form-error.tsx";

/** The approved payouts as a file for the bank. */
export function BatchFile() {
  const { t } = useTranslation("invites/staff");
  const fetched = useMutation<Blob, ApiError>({
    mutationFn: () => call("GET /api/admin/payouts/batch"),
    onSuccess: (file) =>
      download(`${BRAND.toLowerCase()}-sepa-${new Date().toISOString().slice(0, 10)}.xml`, file),
  });
  return (
    <div className="grid gap-2">
      <Banner
        action={
          <Button
            size="sm"
            busy={fetched.isPending}
            onClick={() => fetched.mutate()}
            icon={<FileDown aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          >
            {t("file.button")}
          </Button>
        }
      >
        {t("file.text")}
      </Banner>
      {fetched.error && <FormError boxed>{fetched.error.message || t("failed")}</FormError>}
    </div>
  );
}
