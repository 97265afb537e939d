import type { ManualStatus } from "@kompagnon/contract/accounts/model.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { ApiError, type Out } from "#platform/call.ts";
import { mutation, query, queryClient } from "#platform/queries.ts";
import { refreshSession } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { Switch } from "#ui/switch.tsx";
import { toast } from "#ui/toast.tsx";
import { Loaded } from "../loaded.tsx";
import { Section } from "../section.tsx";

type Preferences = Out<"GET /api/me/status-preferences">;
const preferencesQuery = () => query("GET /api/me/status-preferences");

/** The chips' values; the choice that follows the stream has no status of its own. */
const CHOICES = [
  { value: "automatic", status: null },
  { value: "online", status: "online(admin)" },
  { value: "away", status: "away(admin)" },
  { value: "offline", status: "offline(admin)" },
] as const satisfies readonly { value: string; status: ManualStatus | null }[];

/** A manual status, from level 2 on (spec: account, sections 2 and 4). Holds at once and rolls back if refused. */
export function StatusSection() {
  const { t } = useTranslation("settings");
  const preferences = useQuery(preferencesQuery());
  const save = useMutation({
    ...mutation("PUT /api/me/status-preferences"),
    scope: { id: "status-preferences" }, // one after the other: the last choice wins
    onMutate: ({ body }: { body: Preferences }) =>
      void queryClient.setQueryData(preferencesQuery().queryKey, body),
    onSuccess: () => toast(t("status.saved"), { kind: "good", id: "status" }),
    onError: (failure) => {
      toast(failure.message || t("status.failed"), { kind: "warn", id: "status" });
      void queryClient.invalidateQueries({ queryKey: preferencesQuery().queryKey });
      // Levels are taken away, too: the session knows the newest (spec: account, section 6).
      if (failure instanceof ApiError && failure.status === 403) void refreshSession();
    },
  });
  return (
    <Section title={t("status.title")} lead={t("status.lead")}>
      <Loaded query={preferences} lines={2}>
        {(saved) => (
          <>
            <ChoiceChip
              label={t("status.label")}
              choices={CHOICES.map(({ value }) => ({ value, label: t(`status.${value}`) }))}
              value={CHOICES.find(({ status }) => status === saved.manual_status)?.value ?? "automatic"}
              onChange={(next) => {
                const chosen = CHOICES.find(({ value }) => value === next);
                if (chosen) save.mutate({ body: { ...saved, manual_status: chosen.status } });
              }}
            />
            <Switch
              label={t("status.permanent")}
              hint={t("status.permanent_hint")}
              checked={saved.manual_status_permanent}
              onChange={(event) =>
                save.mutate({ body: { ...saved, manual_status_permanent: event.target.checked } })
              }
            />
          </>
        )}
      </Loaded>
    </Section>
  );
}
