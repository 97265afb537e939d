import { useEffect, useState } from "react";
import { canBlur, isBlurred, rememberedDevice } from "#platform/rtc/devices.ts";
import { canChooseSpeaker } from "#platform/rtc/speaker.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Select } from "#ui/select.tsx";
import { Switch } from "#ui/switch.tsx";
import { toast } from "#ui/toast.tsx";

/** The microphones and speakers that are plugged in; named only once the microphone is allowed. */
function useDevices(): readonly MediaDeviceInfo[] {
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([]);
  useEffect(() => {
    let over = false;
    const look = async () => {
      // Refused where a policy forbids it: then there is nothing to choose.
      const found = await navigator.mediaDevices.enumerateDevices().catch(() => []);
      if (!over) setDevices(found);
    };
    void look();
    navigator.mediaDevices.addEventListener("devicechange", look);
    return () => {
      over = true;
      navigator.mediaDevices.removeEventListener("devicechange", look);
    };
  }, []);
  return devices;
}

/** What uses the devices that are chosen here. */
export type DeviceHost = {
  /** Reject if the device can't be used. */
  chooseMicrophone: (deviceId: string) => Promise<void>;
  chooseCamera: (deviceId: string) => Promise<void>;
  setBlur: (on: boolean) => Promise<void>;
  /** False if it can't be used. */
  chooseSpeaker: (deviceId: string) => Promise<boolean>;
  /** Where it plays now; empty is the browser's own choice. */
  readonly speakerId: string;
};

/** Which microphone hears, which camera sees and which speaker plays; remembered on this device. */
export function DeviceChoice({
  host,
  microphone,
  camera,
}: {
  host: DeviceHost;
  microphone: MediaStreamTrack | null;
  camera: MediaStreamTrack | null;
}) {
  const { t } = useTranslation("calls/overlay");
  const devices = useDevices();
  // What was chosen while the device is off, which no track tells.
  const [chosen, setChosen] = useState<Partial<Record<MediaDeviceKind, string>>>({
    audioinput: rememberedDevice("audio") ?? "",
    videoinput: rememberedDevice("video") ?? "",
    audiooutput: host.speakerId || "default",
  });
  const failed = () => toast(t("device_failed"), { kind: "warn" });
  const of = (kind: MediaDeviceKind) =>
    devices
      .filter((device) => device.kind === kind && device.deviceId)
      .map(({ deviceId, label }, index) => ({
        value: deviceId,
        label: label || t("device", { number: index + 1 }),
      }));
  const available = (kind: MediaDeviceKind, current: string | undefined) => {
    const options = of(kind);
    const requested = current ?? chosen[kind];
    return options.some(({ value }) => value === requested) ? requested : options[0]?.value;
  };
  const choose = async (kind: MediaDeviceKind, id: string, work: Promise<unknown>) => {
    const worked = await work.catch(() => false);
    if (worked === false) failed();
    else setChosen((now) => ({ ...now, [kind]: id }));
  };
  const inputs = of("audioinput");
  const cameras = of("videoinput");
  const outputs = of("audiooutput");
  if (inputs.length + cameras.length === 0)
    return <p className="text-ink-soft text-sm">{t("devices_allow")}</p>;
  return (
    <div className="grid gap-3">
      {inputs.length > 0 && (
        <Select
          label={t("microphone")}
          options={inputs}
          value={available("audioinput", microphone?.getSettings().deviceId) ?? null}
          onChange={(id) => void choose("audioinput", id, host.chooseMicrophone(id))}
        />
      )}
      {cameras.length > 0 && (
        <Select
          label={t("camera")}
          options={cameras}
          value={available("videoinput", camera?.getSettings().deviceId) ?? null}
          onChange={(id) => void choose("videoinput", id, host.chooseCamera(id))}
        />
      )}
      {canChooseSpeaker() && outputs.length > 0 && (
        <Select
          label={t("speaker")}
          options={outputs}
          value={available("audiooutput", undefined) ?? null}
          onChange={(id) => void choose("audiooutput", id, host.chooseSpeaker(id))}
        />
      )}
      {camera && canBlur(camera) && <Blur key={camera.id} host={host} camera={camera} failed={failed} />}
    </div>
  );
}

/** Blurs what is behind the person, where the browser does so itself. */
function Blur({ host, camera, failed }: { host: DeviceHost; camera: MediaStreamTrack; failed: () => void }) {
  const { t } = useTranslation("calls/overlay");
  const [on, setOn] = useState(isBlurred(camera));
  const change = async (next: boolean) => {
    try {
      await host.setBlur(next);
      setOn(next);
    } catch {
      failed();
    }
  };
  return <Switch label={t("blur")} checked={on} onChange={({ target }) => void change(target.checked)} />;
}
