/** Illnesses by the words that shoppers search; a use, such as cough or digestion, is none. */
const ILLNESSES = [
  ...['diabetes', 'diabetic', 'madhumeh', 'sugar ki bimari', 'sugar patient', 'blood sugar'],
  ...['bp', 'high bp', 'blood pressure', 'raktchap', 'cholesterol', 'thyroid', 'pcod', 'pcos'],
  ...['arthritis', 'gathiya', 'asthma', 'cancer', 'piles', 'bawasir', 'kidney stone', 'pathri'],
  ...['fatty liver', 'uric acid', 'psoriasis', 'eczema', 'migraine', 'depression', 'infertility'],
  ...['मधुमेह', 'शुगर', 'बीपी', 'रक्तचाप', 'थायराइड', 'गठिया', 'अस्थमा', 'बवासीर', 'पथरी', 'माइग्रेन'],
  ...['ડાયાબીટીસ', 'બ્લડ પ્રેશર', 'કોલેસ્ટ્રોલ', 'થાઈરોઈડ', 'પાઇલ્સ', 'મસા', 'દમ', 'ખરજવું'],
  ...['ડાયાબિટીસ', 'મધુપ્રમેહ', 'બીપી', 'થાઇરોઇડ', 'સંધિવા', 'અસ્થમા', 'હરસ', 'પથરી', 'માઇગ્રેન'],
];

/** Whether a search names an illness, for which the shop offers its vaidya and promises nothing. */
export function namesIllness(query: string): boolean {
  const text = ` ${query
    .toLowerCase()
    .split(/[\s,.?!]+/)
    .join(' ')} `;
  return ILLNESSES.some((illness) => text.includes(` ${illness} `));
}
