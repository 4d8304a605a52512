import type { Pack } from './pack.ts'

/** Vietnamese. */
export const vietnamese: Pack = {
  leaning: `nó họ chúng này đó ấy điều_này điều_đó việc_này việc_đó những_điều_này ông bà anh_ấy cô_ấy ông_ấy bà_ấy cả_hai ở_đây
    ở_đó khi_đó lúc_đó do_đó vì_vậy vì_thế nhờ_đó nhờ_vậy sau_đó trước_đó trong_đó từ_đó thay_vào_đó những_người_này
    cái_này loại_này nhà_máy_này trong_số_đó`,
  pronouns: 'nó họ chúng',
  inside: '',
  hanging: 'do_đó vì_vậy vì_thế tuy_nhiên',
  objects: '',
  clauses: '',
  connectives: `tuy_nhiên ngoài_ra hơn_nữa bên_cạnh_đó ví_dụ chẳng_hạn do_vậy thực_tế tất_nhiên đặc_biệt tóm_lại nhìn_chung
    mặt_khác một_mặt cuối_cùng thứ_nhất thứ_hai và nhưng hoặc tức_là`,
  conjunctions: 'và nhưng hoặc',
  standing: 'họ_tên',
  definite: '',
  indefinite: '',
  small: `các những một mỗi nhiều vài hầu_hết khoảng gần hơn trong ở tại từ với cho khi nếu mặc_dù hiện_nay ngày_nay hai ba
    bốn năm`,
  furniture: `nhấp_vào_đây bấm_vào_đây đăng_ký_nhận đọc_thêm xem_thêm chính_sách_bảo_mật bài_viết_này trang_này
    mục_lục theo_dõi_chúng_tôi giỏ_hàng`,
  demonstratives: 'này đó ấy',
  afterwards: 'ngày_sau tuần_sau tháng_sau năm_sau',
  announcing: '',
  negations: 'không chẳng chưa chớ đừng chả',
  cues: {
    definition: 'là_một là_loại được_gọi nghĩa_là định_nghĩa bao_gồm chuyển_đổi',
    mechanism: 'hoạt_động chuyển_đổi quá_trình cơ_chế tạo_ra sản_xuất vận_hành hấp_thụ',
    history:
      'lịch_sử thế_kỷ thập_kỷ thành_lập phát_minh khánh_thành bắt_đầu nguồn_gốc cổ_đại trung_cổ phát_hiện đầu_tiên',
    people: 'nhà_phát_minh người_sáng_lập nhà_khoa_học kỹ_sư nhà_nghiên_cứu vua tổng_thống tác_giả',
    size: 'triệu tỷ phần_trăm megawatt km mét tấn hecta lít trung_bình số_lượng công_suất',
    duration: 'mất kéo_dài sống trong_vòng',
    cost: 'chi_phí giá đắt rẻ ngân_sách phí trả đầu_tư trợ_cấp euro đô_la đồng lương',
    benefits:
      'lợi_ích ưu_điểm lợi_thế đáng_tin dự_đoán hiệu_quả tốt_hơn sạch hữu_ích giúp giảm bảo_vệ tiết_kiệm sức_khỏe',
    drawbacks:
      'nhược_điểm bất_lợi vấn_đề rủi_ro nguy_hiểm khó_khăn khó hạn_chế thiệt_hại đe_dọa thiếu tệ bệnh sâu_bệnh mất',
    comparison: 'so_sánh so_với khác_biệt khác_với thay_thế tương_tự hơn_so',
    places: 'quốc_gia nước vùng bờ_biển thành_phố nằm_ở địa_điểm thế_giới châu_âu châu_á châu_phi châu_mỹ',
    steps: 'bước hướng_dẫn *thêm *trộn *đặt *trồng *tưới *cắt *chọn *dùng *tránh ',
    rules: 'luật quy_định quy_tắc pháp_lý giấy_phép cấm bắt_buộc chỉ_thị an_toàn',
    outlook: 'tương_lai dự_kiến kế_hoạch dự_báo đến_năm sắp_tới',
  },
  headings: {
    definition: '{topic}: những điều cơ bản',
    mechanism: '{topic}: cách hoạt động',
    history: '{topic}: lịch sử',
    size: '{topic} qua các con số',
    duration: '{topic}: mất bao lâu',
    cost: '{topic}: chi phí',
    benefits: '{topic}: ưu điểm',
    drawbacks: '{topic}: hạn chế và rủi ro',
    steps: '{topic} từng bước',
  },
  questions: {
    definition: '{topic} là gì?',
    mechanism: '{topic} hoạt động như thế nào?',
    cost: '{topic}: chi phí bao nhiêu?',
    benefits: '{topic} có những ưu điểm nào?',
    drawbacks: '{topic} có những nhược điểm nào?',
  },
  asks: {
    definition: 'là_gì nghĩa_là định_nghĩa cơ_bản giới_thiệu',
    mechanism: 'hoạt_động như_thế_nào cách_hoạt_động quá_trình cơ_chế',
    history: 'khi_nào lịch_sử nguồn_gốc năm_nào bắt_đầu quá_khứ',
    people: 'ai người_nào người_sáng_lập nhà_phát_minh',
    size: 'bao_nhiêu con_số số_lượng quy_mô thống_kê',
    duration: 'bao_lâu mất_bao_lâu thời_gian kéo_dài',
    cost: 'chi_phí giá giá_cả tiền',
    benefits: 'ưu_điểm lợi_ích lợi_thế vì_sao tại_sao quan_trọng',
    drawbacks: 'nhược_điểm rủi_ro hạn_chế vấn_đề',
    comparison: 'so_sánh khác_biệt thay_thế so_với',
    places: 'ở_đâu địa_điểm nước_nào quốc_gia',
    steps: 'bước hướng_dẫn mẹo bắt_đầu_thế_nào thực_tế',
    rules: 'quy_định luật quy_tắc an_toàn',
    outlook: 'tương_lai xu_hướng tiếp_theo',
  },
  asksTime: 'khi_nào bao_lâu',
  phrases: {
    and: 'và',
    conclusion: 'Kết luận',
    questionsTitle: 'Câu hỏi thường gặp',
  },
  isPlural: () => false,
  subjectWords: 4,
  copula: 'là là_một',
}
