import { useEffect, useState } from "react";

/** The microphones and speakers that are plugged in; named only once the microphone is allowed. */
export function useDevices(): readonly MediaDeviceInfo[] {
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
