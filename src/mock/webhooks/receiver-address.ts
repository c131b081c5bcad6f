/**
 * What is wrong with the address of a receiver, as the end of a sentence that names where it was read; nothing where
 * events can be sent there. Every address of a receiver is validated here.
 */
export const receiverAddressFault = (text: string): string | undefined => {
  const wanted = `an http or https address such as http://127.0.0.1:8080/hook, found ${JSON.stringify(text)}`;
  // URL accepts blanks, missing slashes and line breaks; here they are typing errors.
  if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return wanted;
  const { username, password } = new URL(text);
  if (username !== '' || password !== '')
    return 'an address without user name and password (deliveries carry X-API-KEY instead)';
  return undefined;
};
