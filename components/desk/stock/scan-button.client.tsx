'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated.client';
import styles from './scan-button.module.css';

/** What the browsers that have it offer; TypeScript does not know it yet. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}

declare global {
  interface Window {
    BarcodeDetector?: new (options: { formats: string[] }) => Detector;
  }
}

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'code_128', 'itf'];
const EVERY_MS = 200;

/** Reads a barcode by the camera, where the browser can; elsewhere there is nothing. */
export function ScanButton({ onCode }: { onCode: (code: string) => void }) {
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const [isRefused, setRefused] = useState(false);
  if (!isHydrated || !window.BarcodeDetector || isRefused) return null;
  if (!isOpen) {
    return (
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Scan
      </Button>
    );
  }
  return (
    <Camera
      onCode={(code) => {
        setOpen(false);
        onCode(code);
      }}
      onRefused={() => setRefused(true)}
    />
  );
}

interface CameraProps {
  onCode: (code: string) => void;
  /** The camera may not be used, or there is none. */
  onRefused: () => void;
}

function Camera({ onCode, onRefused }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const handlers = useRef({ onCode, onRefused });
  useEffect(() => {
    const ended = new AbortController();
    void scan(video.current, ended.signal)
      .then((code) => code && handlers.current.onCode(code))
      .catch(() => handlers.current.onRefused());
    return () => ended.abort();
  }, []);
  return <video ref={video} className={styles.camera} muted playsInline aria-label="Camera" />;
}

/** Resolves with the first code that the camera sees. @throws DOMException without a camera */
async function scan(video: HTMLVideoElement | null, ended: AbortSignal) {
  if (!video || !window.BarcodeDetector) return undefined;
  const detector = new window.BarcodeDetector({ formats: FORMATS });
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
  });
  try {
    video.srcObject = stream;
    await video.play();
    while (!ended.aborted) {
      const [found] = await detector.detect(video);
      if (found) return found.rawValue;
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
    return undefined;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
