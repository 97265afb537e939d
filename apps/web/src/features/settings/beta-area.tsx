import { useTranslation } from "#platform/use-translation.ts";
import { Switch } from "#ui/switch.tsx";
import { setFullscreenChat, useFullscreenChat } from "./fullscreen-chat.ts";
import { Section } from "./section.tsx";

/** What may be tried out; kept in this browser only (spec: account, section 2). */
export function BetaArea() {
  const { t } = useTranslation("settings");
  const fullscreen = useFullscreenChat();
  return (
    <Section title={t("beta.title")} lead={t("beta.lead")}>
      <Switch
        label={t("beta.fullscreen")}
        hint={t("beta.fullscreen_hint")}
        checked={fullscreen}
        onChange={(event) => setFullscreenChat(event.target.checked)}
      />
    </Section>
  );
}
