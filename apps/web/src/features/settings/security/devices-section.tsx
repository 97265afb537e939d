import type { Device } from "@kompagnon/contract/accounts/model.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { MonitorSmartphone } from "lucide-react";
import { useState } from "react";
import { mutation, queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { FormattedDate, RelativeTime } from "#ui/format.tsx";
import { toast } from "#ui/toast.tsx";
import { Loaded, Section, useDialog } from "../section.tsx";
import { devicesQuery } from "./proof.tsx";

/** At first that many are shown: this device, and the other that was used last. */
const SHOWN_FIRST = 2;

const readDevices = () => queryClient.invalidateQueries({ queryKey: devicesQuery().queryKey });

/** The member's sessions, and how to end them. */
export function DevicesSection() {
  const { t } = useTranslation("settings");
  const devices = useQuery(devicesQuery());
  return (
    <Section title={t("devices.title")} lead={t("devices.lead")}>
      <Loaded query={devices} lines={2}>
        {({ items }) => <Devices devices={items} />}
      </Loaded>
    </Section>
  );
}

/** This device first, then those used last. */
function Devices({ devices }: { devices: readonly Device[] }) {
  const { t } = useTranslation("settings");
  const [all, setAll] = useState(false);
  const sorted = devices.toSorted((one, other) => Number(other.current) - Number(one.current));
  const shown = all ? sorted : sorted.slice(0, SHOWN_FIRST);
  return (
    <>
      <ul className="divide-y divide-line border-line border-y">
        {shown.map((device) => (
          <DeviceLine key={device.id} device={device} detailed={all} />
        ))}
      </ul>
      {devices.some(({ current }) => !current) ? (
        <div className="-mt-2 flex flex-wrap items-center justify-between gap-2">
          <OthersButton />
          {shown.length < devices.length && (
            <Button size="sm" variant="quiet" className="-mx-3" onClick={() => setAll(true)}>
              {t("devices.all")}
            </Button>
          )}
        </div>
      ) : (
        <p className="text-ink-soft text-sm">{t("devices.only_this")}</p>
      )}
    </>
  );
}

/** A session. On phones it says since when it lasts only if it is `detailed`. */
function DeviceLine({ device, detailed }: { device: Device; detailed: boolean }) {
  const { t } = useTranslation("settings");
  const { t: ui } = useTranslation("ui");
  const dialog = useDialog();
  const end = useMutation(mutation("DELETE /api/auth/sessions/{id}"));
  return (
    <li className="flex items-center gap-3 py-2.5">
      <MonitorSmartphone aria-hidden="true" className="size-5 shrink-0 text-ink-soft" strokeWidth={1.75} />
      <div className="min-w-0 grow">
        <p className="wrap-anywhere flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <bdi>{device.device || t("devices.unknown")}</bdi>
          {device.current && <Badge tone="accent">{t("devices.this")}</Badge>}
        </p>
        <p className="text-ink-soft text-sm">
          {t("devices.seen")} <RelativeTime time={device.last_seen_at} style="short" />
          <span className={detailed ? undefined : "max-sm:hidden"}>
            {" · "}
            {t("devices.since")} <FormattedDate time={device.created_at} />
          </span>
        </p>
      </div>
      {!device.current && (
        <>
          <Button
            size="sm"
            variant="quiet"
            aria-label={t("devices.end_named", { device: device.device || t("devices.unknown") })}
            onClick={dialog.show}
          >
            {t("devices.end")}
          </Button>
          <ConfirmDialog
            open={dialog.open}
            onOpenChange={dialog.setOpen}
            title={t("devices.end_title")}
            text={t("devices.end_text", { device: device.device || t("devices.unknown") })}
            confirm={t("devices.end")}
            error={end.error && (end.error.message || ui("error_text"))}
            onConfirm={async () => {
              await end.mutateAsync({ params: { id: device.id } });
              await readDevices();
              toast(t("devices.signed_out"), { kind: "good" });
            }}
          />
        </>
      )}
    </li>
  );
}

function OthersButton() {
  const { t } = useTranslation("settings");
  const { t: ui } = useTranslation("ui");
  const dialog = useDialog();
  const end = useMutation(mutation("DELETE /api/auth/sessions"));
  return (
    <div>
      <Button variant="secondary" onClick={dialog.show}>
        {t("devices.end_others")}
      </Button>
      <ConfirmDialog
        open={dialog.open}
        onOpenChange={dialog.setOpen}
        title={t("devices.end_others")}
        text={t("devices.end_others_text")}
        confirm={t("devices.end_others_confirm")}
        error={end.error && (end.error.message || ui("error_text"))}
        onConfirm={async () => {
          const { ended } = await end.mutateAsync({});
          await readDevices();
          toast(t("devices.ended", { count: ended }), { kind: "good" });
        }}
      />
    </div>
  );
}
