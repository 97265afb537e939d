import { call } from "#platform/call.ts";
import { download } from "#platform/copy-and-download.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";

/** Downloads the current text, or a version that was sent. `before`: a step that has to succeed first; false: it failed. */
export function Downloads({
  id,
  version,
  name,
  before,
}: {
  id: string;
  version?: string;
  name: string;
  before?: () => Promise<boolean>;
}) {
  const { t } = useTranslation("agreements");
  const { t: ui } = useTranslation("ui");
  const get = async (format: "pdf" | "docx") => {
    if (before && !(await before())) return;
    try {
      const file = await call("GET /api/agreements/{id}/file", {
        params: { id },
        query: { format, ...(version && { version }) },
      });
      download(`${name}.${format}`, file);
    } catch (failure) {
      toast((failure instanceof Error && failure.message) || ui("error_text"), { kind: "warn" });
    }
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" variant="secondary" onClick={() => get("pdf")}>
        {t("pdf")}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => get("docx")}>
        {t("docx")}
      </Button>
    </div>
  );
}
