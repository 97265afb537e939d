import { useMutation } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import { BRAND } from "#platform/brand.ts";
import type { ApiError } from "#platform/call.ts";
import { download } from "#platform/copy-and-download.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";

/** Hands a list over as a file. */
export function ExportButton({ name, fetch }: { name: string; fetch: () => Promise<Blob> }) {
  const { t } = useTranslation("admin");
  const fetched = useMutation<Blob, ApiError>({
    mutationFn: fetch,
    onSuccess: (file) =>
      download(`${BRAND.toLowerCase()}-${name}-${new Date().toISOString().slice(0, 10)}.csv`, file),
    onError: ({ message }) => toast(message || t("export_failed"), { kind: "warn" }),
  });
  return (
    <Button
      size="sm"
      variant="secondary"
      busy={fetched.isPending}
      onClick={() => fetched.mutate()}
      icon={<FileDown aria-hidden="true" className="size-4" strokeWidth={1.75} />}
    >
      {t("export")}
    </Button>
  );
}
