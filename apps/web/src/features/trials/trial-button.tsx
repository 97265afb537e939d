import { Handshake } from "lucide-react";
import { useSearchParams } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { IconButton } from "#ui/icon-button.tsx";

/** Whether the trial project is open next to the conversation; it is in the address, so that going back closes it. */
export function useShown(): [shown: boolean, show: (on: boolean) => void] {
  const [search, setSearch] = useSearchParams();
  const show = (on: boolean) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (on) next.set("trial", "1");
      else next.delete("trial");
      return next;
    });
  return [search.has("trial"), show];
}

/** Opens the conversation's trial project. */
export function TrialButton() {
  const { t } = useTranslation("trials");
  const [, show] = useShown();
  return (
    <IconButton
      label={t("title")}
      icon={<Handshake className="size-5" strokeWidth={1.75} />}
      onClick={() => show(true)}
    />
  );
}
