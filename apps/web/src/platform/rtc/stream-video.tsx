import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from "react";

type VideoProps = {
  stream: MediaStream | MediaStreamTrack;
  /** Who or what is in it. */
  label: string;
  /** The member's own camera, as in a mirror. */
  mirrored?: boolean;
  className?: string;
  ref?: Ref<HTMLVideoElement>;
};

/** A live picture without sound, which is played elsewhere. */
export function StreamVideo({ stream, label, mirrored = false, className = "", ref }: VideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  useImperativeHandle(ref, () => video.current as HTMLVideoElement); // it is there once this is mounted
  useLayoutEffect(() => {
    const { current } = video;
    if (!current) return;
    current.srcObject = "getTracks" in stream ? stream : new MediaStream([stream]);
    return () => {
      current.srcObject = null;
    };
  }, [stream]);
  return (
    <video
      ref={video}
      aria-label={label}
      autoPlay
      playsInline
      muted
      className={`${className} ${mirrored ? "-scale-x-100" : ""}`}
    />
  );
}
