import { ATTACHMENTS_MAX } from "@kompagnon/contract/chats/rules.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast.tsx";
import { addFiles } from "../uploads.ts";

/** Takes files along with the next message of a place; says so when they are too many. */
export function useAttach(chatId: string, threadKey: string): (files: readonly File[]) => void {
  const { t } = useTranslation("chats");
  return (files) => {
    const left = addFiles(chatId, threadKey, files);
    if (left > 0)
      toast(t("message.too_many_files", { count: ATTACHMENTS_MAX }), { kind: "warn", id: "attachments" });
  };
}
