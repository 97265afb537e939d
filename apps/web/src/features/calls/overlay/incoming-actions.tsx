import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { Phone, PhoneOff, Settings2, Video } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import type { CallEngine } from "../engine/engine.ts";
import type { CallState } from "../engine/state.ts";
import { useMediaFailure } from "./use-media-failure.ts";

const DeviceChoice = lazy(async () => ({ default: (await import("./device-choice.tsx")).DeviceChoice }));

/** Accept or decline. Only accepting leads to the chat. */
export function IncomingActions({
  engine,
  state,
}: {
  engine: CallEngine;
  state: Extract<CallState, { phase: "ringing" }>;
}) {
  const { t } = useTranslation("calls/overlay");
  const navigate = useNavigate();
  const failed = useMediaFailure();
  const [devices, setDevices] = useState(false);
  const panel = useId();
  const accept = async (camera: boolean) => {
    if (!(await engine.accept())) return;
    void navigate(chatsPaths.chat(state.chatId));
    if (camera) await engine.setCamera(true).catch(failed);
  };
  const busy = state.step === "asking";
  return (
    <div className="grid grid-cols-2 gap-3">
      <Button
        variant="danger"
        icon={<PhoneOff aria-hidden="true" className="size-5" strokeWidth={1.75} />}
        onClick={engine.hangUp}
      >
        {t("decline")}
      </Button>
      <Button
        icon={<Phone aria-hidden="true" className="size-5" strokeWidth={1.75} />}
        busy={busy}
        onClick={() => void accept(false)}
      >
        {t("accept")}
      </Button>
      <Button
        variant="secondary"
        icon={<Video aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />}
        disabled={busy}
        onClick={() => void accept(true)}
      >
        {t("accept_camera")}
      </Button>
      <Button
        variant="secondary"
        icon={<Settings2 aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />}
        aria-expanded={devices}
        aria-controls={panel}
        onClick={() => setDevices(!devices)}
      >
        {t("devices")}
      </Button>
      <div id={panel} hidden={!devices} className="col-span-2">
        <Suspense fallback={null}>
          {devices && <DeviceChoice host={engine} microphone={null} camera={null} />}
        </Suspense>
      </div>
    </div>
  );
}
