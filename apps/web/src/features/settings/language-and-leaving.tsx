import { LogOut } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { LanguageChips } from "./language-chips.tsx";
import { Section } from "./section.tsx";
import { useLeaving } from "./use-leaving.ts";

/** Below every tab: the language of the interface and the way out (spec: account, section 2). */
export function LanguageAndLeaving({ pinned }: { pinned: boolean }) {
  const { t } = useTranslation("settings");
  const { t: shell } = useTranslation("shell");
  const leave = useLeaving();
  return (
    <Section title={t("language.title")} lead={t("language.lead")}>
      <LanguageChips key={String(pinned)} pinned={pinned} />
      <div className="border-line border-t pt-5">
        <Button
          variant="secondary"
          icon={<LogOut aria-hidden="true" className="mirror size-4" strokeWidth={1.75} />}
          onClick={leave}
        >
          {shell("account.sign_out")}
        </Button>
      </div>
    </Section>
  );
}
