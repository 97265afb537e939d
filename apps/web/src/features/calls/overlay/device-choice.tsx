import { useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Select } from "#ui/select.tsx";
import { toast } from "#ui/toast.tsx";
import type { CallEngine } from "../engine/engine.ts";
import { canChooseSpeaker } from "../engine/speaker.ts";
import { useDevices } from "./use-devices.ts";

/** Which microphone hears, and which speaker plays; remembered on this device. */
export function DeviceChoice({ engine, microphone }: { engine: CallEngine; microphone: MediaStreamTrack }) {
  const { t } = useTranslation("calls");
  const devices = useDevices();
  const [speaker, setSpeaker] = useState(engine.speakerId || "default");
  const of = (kind: MediaDeviceKind) =>
    devices
      .filter((device) => device.kind === kind && device.deviceId)
      .map(({ deviceId, label }, index) => ({
        value: deviceId,
        label: label || t("device", { number: index + 1 }),
      }));
  const inputs = of("audioinput");
  const outputs = of("audiooutput");
  const failed = () => toast(t("device_failed"), { kind: "warn" });
  return (
    <div className="grid gap-3">
      <Select
        label={t("microphone")}
        options={inputs}
        value={microphone.getSettings().deviceId ?? null}
        onChange={(id) => void engine.chooseMicrophone(id).catch(failed)}
      />
      {canChooseSpeaker() && outputs.length > 0 && (
        <Select
          label={t("speaker")}
          options={outputs}
          value={outputs.some(({ value }) => value === speaker) ? speaker : (outputs[0]?.value ?? null)}
          onChange={async (id) => {
            if (await engine.chooseSpeaker(id)) setSpeaker(id);
            else failed();
          }}
        />
      )}
    </div>
  );
}
