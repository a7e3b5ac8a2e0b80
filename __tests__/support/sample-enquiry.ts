/** A message of the contact form, without its captcha. */
export const SAMPLE_INQUIRY = {
  company: 'Rao Stores',
  name: 'Asha Rao',
  country: 101,
  phone: '+919825011111',
  email: 'asha.rao@example.com',
  subject: 'Ghee in glass',
  inquiry_description: 'Do you sell ghee in jars of glass?',
  age_group: '18 to 45',
};

const COMPANY = {
  company_name: 'Rao Stores',
  industry_type: 'Retail',
  company_size: '11 to 50',
  website: 'https://rao.example.com',
  annual_revenue: '1 to 5 cr',
  company_registered: 'yes',
  country: 101,
  state: 4030,
  city: 57_606,
  full_name: 'Asha Rao',
  job_title: 'Buyer',
  email: 'buyer@example.com',
  phone_no: '+919825011111',
};

export const SAMPLE_BUSINESS_LEAD = {
  ...COMPANY,
  specific_requirements: 'Labels in Gujarati',
  answer1: 'Ghee',
  answer4: 'In March',
};

export const SAMPLE_EXPORT_LEAD = {
  ...COMPANY,
  answer1: 'Oils',
  answer4: 'Jordan, Aqaba',
  answer11: 'In April',
};
