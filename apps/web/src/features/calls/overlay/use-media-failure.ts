import { NoDevice } from "#platform/rtc/devices.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast.tsx";

/** Returns a function that tells the member why their camera or screen can't be shown. */
export function useMediaFailure(): (failure: unknown) => void {
  const { t } = useTranslation("calls/overlay");
  return (failure) => {
    if (!(failure instanceof NoDevice)) throw failure;
    const why = failure.trouble === "unsupported" ? "taken" : failure.trouble;
    toast(t(`camera_failed.${why}`), { kind: "warn" });
  };
}
