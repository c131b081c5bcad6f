const mediaTypes: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  gif: 'image/gif',
  html: 'text/html',
  ics: 'text/calendar',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  json: 'application/json',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  txt: 'text/plain',
  webp: 'image/webp',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
};

/**
 * What follows the last dot of a file's name, in small letters and without the dot; undefined where nothing does, or
 * where the dot opens the name. Resources, Announcement.
 */
export function extensionOf(name: string): string | undefined {
  const dot = name.lastIndexOf('.');
  const extension = name.slice(dot + 1).toLowerCase();
  return dot > 0 && extension !== '' ? extension : undefined;
}

/** The media type of the extension in a file name; plain bytes for an unknown one. */
export function mediaTypeOf(name: string): string {
  const extension = extensionOf(name);
  const isKnown = extension !== undefined && Object.hasOwn(mediaTypes, extension);
  return (isKnown ? mediaTypes[extension] : undefined) ?? 'application/octet-stream';
}
